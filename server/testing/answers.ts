/** The body of an answer of the API, as tests read it. */
export interface Answer<Data = unknown> {
  data: Data;
  code: string;
  message: string;
  errors?: { path: string; msg: string }[];
}

export async function answerOf<Data = unknown>(response: Response): Promise<Answer<Data>> {
  return (await response.json()) as Answer<Data>;
}

/** The paths of the errors of a refusal, in their order. */
export async function brokenFields(response: Response): Promise<string[]> {
  const { errors = [] } = await answerOf(response);
  return errors.map(({ path }) => path);
}
