import pg from 'pg';
import { withinTime } from '../within-time.ts';
import { cutConnection } from './cut-connection.ts';

/**
 * Asks a server once, on a connection of its own.
 * @throws when there is no answer in time
 */
export async function askServer<Answer>(
  connection: pg.ClientConfig,
  patienceMs: number,
  question: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const asking = askAgain(() => connection, question, patienceMs);
  return asking.ask().finally(asking.cut);
}

/** A question whose answer is the only row of a statement. */
export const rowOf =
  <Row extends pg.QueryResultRow>(statement: string) =>
  async (client: pg.Client): Promise<Row> => {
    const [row] = (await client.query<Row>(statement)).rows;
    if (!row) throw new Error('the server has answered nothing');
    return row;
  };

/**
 * One connection for a question that is asked again and again.
 * @param lost called when the connection ends by itself, between two questions
 */
export function askAgain<Answer>(
  where: () => pg.ClientConfig,
  question: (client: pg.Client) => Promise<Answer>,
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
  const ask = async () => question(client ?? (await open()));
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
