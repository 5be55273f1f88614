import { learnWords } from '../../api/dialect.ts';
import { CHOICES } from '../../config/choices/all.ts';

// A page learns the words of its flow when it loads it; the command judges all flows.
for (const [field, words] of Object.entries(CHOICES)) learnWords(field, words);
