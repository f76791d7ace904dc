// English as no language is: accented and 40 % longer, so that a test sees what comes from no catalogue, and what is cut off.

const LONGER = 0.4;
const PLAIN = "aceinouyACEINOUY";
const ACCENTED = "áçéíñóúýÁÇÉÍÑÓÚÝ"; // letters that the app's own fonts have

/** 'Play now' as 'Plááý ññóww'. */
export function pseudo(text: string): string {
  let owed = 0; // letters by which the text is still too short
  const longer = [...text].map((letter) => {
    owed += LONGER;
    const doubled = owed >= 1 && /\p{L}/u.test(letter);
    owed -= doubled ? 1 : 0;
    return accented(letter).repeat(doubled ? 2 : 1);
  });
  return longer.join("");
}

function accented(letter: string): string {
  return ACCENTED[PLAIN.indexOf(letter)] ?? letter;
}
