import { Applicant } from './bachelor-applicant.ts';
import { OtpDialog } from '../support/otp-dialog.ts';
import { expect } from '../support/fixtures.ts';

/** A visitor of the dashboard. */
export class Visitor extends Applicant {
  readonly signIn = new OtpDialog(this.page, this.messages, this.page.getByRole('main'));
  readonly card = this.page.locator('[data-application]');
  /** The link to what the visitor has to do next; a card may have others. */
  readonly nextAction = this.card.locator('a[data-next-action]');

  async openDashboard(path = '/dashboard'): Promise<void> {
    await this.page.goto(this.path(path));
    await this.signIn.identify(this);
    await this.prove();
  }
  async prove(): Promise<void> {
    await this.signIn.enter(await this.sandbox.code(this.phone));
    // Leaving earlier would cancel the call that fetches the token.
    await expect(this.signIn.confirm).toHaveCount(0);
  }
  /** Opens the list again with the dashboard token, which is still valid. */
  async look(): Promise<void> {
    await this.page.goto(this.path('/dashboard'));
    await expect(this.card).toBeVisible();
  }
}
