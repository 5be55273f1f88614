import { Applicant } from './applicant.ts';
import { CodeDialog } from './code-dialog.ts';
import { expect } from './fixtures.ts';

/** Somebody who asks where the application stands. */
export class Visitor extends Applicant {
  readonly signIn = new CodeDialog(this.page, this.words, this.page.getByRole('main'));
  readonly card = this.page.locator('[data-application]');

  async openDashboard(path = '/dashboard'): Promise<void> {
    await this.page.goto(this.path(path));
    await this.signIn.identify(this);
    await this.prove();
  }
  async prove(): Promise<void> {
    await this.signIn.enter(await this.sandbox.code(this.phone));
    // Leaving earlier would cut the call that fetches the token.
    await expect(this.signIn.confirm).toHaveCount(0);
  }
  /** Back on the list, where the token is still good. */
  async look(): Promise<void> {
    await this.page.goto(this.path('/dashboard'));
    await expect(this.card).toBeVisible();
  }
}
