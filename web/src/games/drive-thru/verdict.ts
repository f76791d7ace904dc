// What is counted here, and what parts those who earned the same (DT-81).
export const unit = "tip";
export const parts = "the most different types decide";
