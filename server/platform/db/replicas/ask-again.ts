import pg from 'pg';
import { withinTime } from '../../within-time.ts';
import { cutConnection } from '../cut-connection.ts';

/**
 * One connection for a question that is asked again and again.
 * @param lost called when the connection ends by itself, between two questions
 */
export function askAgain<Row extends pg.QueryResultRow>(
  where: () => pg.ClientConfig,
  statement: string,
  patienceMs: number,
  lost = () => {},
) {
  let client: pg.Client | null = null;
  const cut = () => {
    const last = client;
    client = null;
    if (last) cutConnection(last, 'it is not asked any more');
  };
  const open = async () => {
    const opened = new pg.Client({
      ...where(),
      application_name: 'orendi watch',
      connectionTimeoutMillis: patienceMs,
    });
    client = opened;
    opened.on('error', () => {});
    await opened.connect();
    opened.on('end', () => {
      if (client !== opened) return;
      client = null;
      lost();
    });
    return opened;
  };
  const ask = async () => {
    const { rows } = await (client ?? (await open())).query<Row>(statement);
    const [row] = rows;
    if (!row) throw new Error('the server has answered nothing');
    return row;
  };
  return {
    /**
     * Connects first if need be.
     * @throws when there is no answer in time; the next one is asked anew
     */
    async ask() {
      try {
        return await withinTime(patienceMs, ask(), () => new Error('no answer in time'));
      } catch (error) {
        cut();
        throw error;
      }
    },
    cut,
  };
}
