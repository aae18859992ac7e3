/** The body of an API answer. */
export interface Answer<Data = unknown> {
  data: Data;
  code: string;
  message: string;
  errors?: { path: string; msg: string }[];
}

export async function answerOf<Data = unknown>(response: Response): Promise<Answer<Data>> {
  return (await response.json()) as Answer<Data>;
}

/** The paths of the errors in a refusal, in order. */
export async function brokenFields(response: Response): Promise<string[]> {
  const { errors = [] } = await answerOf(response);
  return errors.map(({ path }) => path);
}
