const mediaTypes = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type WorkbookType = keyof typeof mediaTypes;

/** A downloaded workbook, with the header row in the caller's language. `.xls` is Excel 97, `.xlsx` Office Open XML. */
export function workbook<Type extends WorkbookType>(file: `${string}.${Type}`) {
  const mediaType = mediaTypes[file.slice(file.lastIndexOf('.') + 1) as Type];
  const schema = { type: 'string' as const, format: 'binary' };
  return {
    description: `The workbook \`${file}\``,
    headers: {
      'Content-Disposition': {
        description: 'Names the file',
        schema: { type: 'string' as const, example: `attachment; filename="${file}"` },
      },
    },
    content: { [mediaType]: { schema } } as Record<
      (typeof mediaTypes)[Type],
      { schema: typeof schema }
    >,
  };
}
