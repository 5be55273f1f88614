import type { RouteName } from '../../config/routes.ts';
import type { Application } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';
import { firstUnfinished } from '../journey.ts';
import { documentsMissing, loadDocuments } from '../upload/documents.ts';

/**
 * Where a resumed application goes on: its first unfinished step. Documents are asked about only where a step waits for nothing
 * else; when they cannot be read, that step's own page tells.
 * @throws nothing
 */
export async function goesOnAt(context: FlowContext, application: Application): Promise<RouteName> {
  const { flow } = context;
  const waiting = firstUnfinished(flow, application, false);
  if (waiting === firstUnfinished(flow, application, true)) return waiting;
  const documents = await loadDocuments(context, application).catch(() => undefined);
  return documents && documentsMissing(documents).length === 0 ? firstUnfinished(flow, application, true) : waiting;
}
