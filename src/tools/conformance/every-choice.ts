import { learnWords } from '../../api/dialect.ts';
import { CHOICES } from '../../config/choices/all.ts';

// A page learns its flow's words when it loads; this command checks all flows.
for (const [field, words] of Object.entries(CHOICES)) learnWords(field, words);
