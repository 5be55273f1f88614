import { showApplications } from './show-applications.ts';
import { showFacts } from './show-facts.ts';

showApplications();
showFacts();
