import { describe, expect, test, vi } from 'vitest';
import { documentsOfCampaign, titleBody } from '../../src/flows/registration-body.ts';
import { applicationOf } from '../application/test-session.ts';

test('a title or rank that was not asked for is an empty text', () => {
  expect(titleBody({})).toEqual({ prefix_name: '', rank: '', academic_rank: '' });
  expect(titleBody({ prefix_name: 'academic', academic_rank: 'professor' })).toEqual({
    prefix_name: 'academic',
    rank: '',
    academic_rank: 'professor',
  });
});

describe('the documents of a campaign', () => {
  const ID_CARD = { type: 'id_card', required: true } as const;
  const listing = (...lists: readonly (readonly string[])[]) => {
    const list = vi.fn<Parameters<typeof documentsOfCampaign>[1]>();
    for (const ids of lists) list.mockResolvedValueOnce(ids.map((id) => ({ id, files: [ID_CARD] })));
    return list;
  };
  const asked = (list: ReturnType<typeof listing>) => list.mock.calls.map(([, cache]) => cache);

  test('are none before one is chosen, and no list is read', async () => {
    const list = listing(['101']);
    expect(await documentsOfCampaign(applicationOf(), list)).toEqual([]);
    expect(asked(list)).toEqual([]);
  });

  test('are those of a list that was kept', async () => {
    const list = listing(['101']);
    expect(await documentsOfCampaign(applicationOf({ campaign_id: '101' }), list)).toEqual([ID_CARD]);
    expect(asked(list)).toEqual(['use']);
    expect(list.mock.lastCall?.[0]).toMatchObject({ campaign_id: '101' });
  });

  test('are those of a fresh list if the campaign is newer than the kept one', async () => {
    const list = listing(['101'], ['101', '102']);
    expect(await documentsOfCampaign(applicationOf({ campaign_id: '102' }), list)).toEqual([ID_CARD]);
    expect(asked(list)).toEqual(['use', 'refresh']);
  });
});
