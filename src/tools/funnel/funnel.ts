// `npm run funnel -- LOG…`: prints how far applications came, from nginx's access log, and how quick pages were, from its field log.
import { accessSync, constants, createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { createCounter } from './count.ts';
import { createFieldCounter } from './field-reports.ts';
import { parseLine } from './log-line.ts';
import { reportOf } from './report.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('npm run funnel -- admissions.log admissions.log.1 admissions.log.2.gz');
  process.exit(1);
}

const isReadable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return !statSync(file).isDirectory();
  } catch {
    return false;
  }
};
const unreadable = files.filter((file) => !isReadable(file));
if (unreadable.length > 0) {
  console.error(`No file that can be read: ${unreadable.join(', ')}`);
  process.exit(1);
}

const counter = createCounter();
const field = createFieldCounter();
let [lines, read] = [0, 0];
for (const file of files) {
  const stored = createReadStream(file);
  for await (const line of createInterface({ input: file.endsWith('.gz') ? stored.pipe(createGunzip()) : stored })) {
    lines += 1;
    const parsed = parseLine(line);
    if (parsed) counter.add(parsed);
    if (parsed || field.add(line)) read += 1;
  }
}
if (counter.funnels().length > 0) console.log(reportOf(counter.funnels()));
if (field.report() !== '') console.log(field.report());
if (read < lines) console.error(`${lines - read} of ${lines} lines are of another format and were not counted.`);
