import type { Person } from '../../people/person.ts';
import { Applicant } from '../../people/bachelor-applicant.ts';
import { expect } from '../../support/fixtures.ts';
import { expectedPages, unknownAddresses } from '../../support/route-table.ts';
import { watchRequests } from '../../support/settled.ts';
import { scene, type Scene } from '../scene.ts';

/** Every page of the route table, opened without any stored data. */

const addresses = expectedPages.filter(({ locale }) => locale === 'th').map(({ address }) => address);
const [unknown = ''] = unknownAddresses.filter(({ locale }) => locale === 'th').map(({ address }) => address);
const GALLERY = '/dashboard/form-example';

const open =
  (address: string) =>
  async (person: Person): Promise<void> => {
    const { page } = person;
    const settled = watchRequests(page);
    await page.goto(person.path(address));
    await settled();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The gallery loads its search last.
    if (address === GALLERY) await expect(page.locator('input[role="combobox"]')).toBeVisible();
  };
const visitor: Scene<Person>['actor'] = (page, sandbox, locale) => new Applicant(page, sandbox, locale);

export const opened: readonly Scene[] = [unknown, ...addresses].flatMap((address) => [
  scene<Person>({
    name: `${address}, opened`,
    actor: visitor,
    ...(address === unknown ? { tolerates: /the server responded with a status of 404/ } : {}),
    states: [{ name: address, reach: open(address) }],
  }),
  scene<Person>({
    name: `${address}, asked about cookies`,
    actor: visitor,
    isUnasked: true,
    ...(address === unknown ? { tolerates: /the server responded with a status of 404/ } : {}),
    states: [
      {
        name: address,
        reach: async (person) => {
          await open(address)(person);
          await expect(person.page.locator('#consent')).toBeVisible();
        },
      },
    ],
  }),
]);
