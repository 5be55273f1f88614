// `npm run check -- texts`: judges messages and policies, and says what to correct in sentences for people who do not
// code. Questions about a change, which only a person can answer, stop nothing.
import { log, runMain } from '../setup/cli.mjs';
import { ROOT } from '../setup/paths.mjs';
import { judgeTexts } from './judge-texts.ts';
import { explain, isQuestion } from './problems.ts';
import { openBase } from './project-texts.ts';

await runMain(async () => {
  const base = await openBase(ROOT, process.env);
  const findings = await judgeTexts(ROOT, base);
  const problems = findings.filter((finding) => !isQuestion(finding));
  const questions = findings.filter(isQuestion);
  if (!base) log('ไม่พบสาขาหลัก จึงเปรียบเทียบกับข้อความเดิมไม่ได้ / Without the main branch, nothing is compared.');
  if (questions.length > 0) log(['กรุณาพิจารณา / Please consider:', ...questions.map(explain)].join('\n'));
  if (problems.length > 0) throw new Error(['กรุณาแก้ไข / Please correct:', ...problems.map(explain)].join('\n'));
  log('ข้อความถูกต้อง / The texts are right.');
});
