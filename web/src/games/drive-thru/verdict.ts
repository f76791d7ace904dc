// What is counted here, and the line of the score sheet that parts those who earned the same.
export const unit = "tip";
export const tie = "types";
