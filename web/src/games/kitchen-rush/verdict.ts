// The kitchen wins or loses together.
export const together = true;
