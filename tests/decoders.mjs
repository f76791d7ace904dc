// Reads tables with the decoders of the browser and compares them with what is expected:  node decoders.mjs WEB FOLDER
// FOLDER has cases.json: by game, the words, and records (in base64) with the tables they say; and is written to.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, folder] = process.argv.slice(2);
const typescript = createRequire(join(web, "package.json"))("typescript");

async function loaded(source, name) {
  const options = { compilerOptions: { module: "ESNext", target: "ES2022" } };
  const { outputText } = typescript.transpileModule(readFileSync(join(web, source), "utf8"), options);
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, outputText.replace('"../../lib/records"', '"./records.mjs"'));
  return import(pathToFileURL(path).href);
}

const { sizeOf, tableOf } = await loaded("src/lib/records.ts", "records");
const cases = JSON.parse(readFileSync(join(folder, "cases.json"), "utf8"));
for (const [game, { words, records }] of Object.entries(cases)) {
  const { decoder } = await loaded(`src/games/${game}/said.ts`, game);
  records.forEach(({ record, table }, number) => {
    const bytes = Uint8Array.from(Buffer.from(record, "base64"));
    assert.equal(bytes.length, sizeOf(decoder), `${game}: the size of a record`);
    const read = JSON.parse(JSON.stringify(tableOf(decoder, words, bytes)));
    assert.deepEqual(read, table, `${game}, table ${number}`);
  });
  console.log(`${game}: ${records.length} tables`);
}
