// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import { CampaignStop } from '../../../src/engine/campaign/CampaignStop.tsx';
import type { FlowContext } from '../../../src/engine/context.ts';
import * as ports from '../../../src/engine/ports.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { applicationOf, applyingContext } from '../bachelor-context.ts';
import { scholarContext } from '../scholarship-context.ts';

afterEach(cleanup);

const show = (context: FlowContext): void => {
  const application = applicationOf({ status: 'campaign_changed', reason: '200 → 500' });
  render(<CampaignStop entry={{ kind: 'changed', application }} words={campaign} context={context} />);
  screen.getByText('200 → 500');
};

test('a scholarship that has changed leads to another one', () => {
  show(scholarContext());
  screen.getByText(campaign.changed.message);
  screen.getByRole('link', { name: campaign.others });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a course that has changed tells nothing of scholarships, and makes room for a new application', async () => {
  const go = vi.spyOn(ports, 'go').mockReturnValue();
  const context = applyingContext(shortCourse);
  show(context);
  expect(screen.getByRole('status').textContent).not.toMatch(/scholarship/i);
  await userEvent.click(screen.getByRole('button', { name: campaign.fresh }));
  expect(go).toHaveBeenCalledExactlyOnceWith('/en/regisshortcourse');
  expect(context.stores.$id.get()).toBe('');
});
