import { resolve } from 'node:path';
import { shopCommand } from '../command-line/command.ts';
import { mappable } from '../columns/read-column-map.ts';
import { importHelp, importOptions } from './import-options.ts';
import { openReport, printResult } from './import-result.ts';
import { readImport } from './read-import.ts';
import { runImport } from './run-import.ts';

/** `import FILE.csv`: exits with 0 if anything was imported or was there already, otherwise with 1. */
export const importCommand = shopCommand({
  summary: 'bring in the products of a CSV file',
  help: `${importHelp}\n\nFields: ${mappable.join(', ')}`,
  usage: [],
  listsOptions: true,
  effect: 'changes',
  options: importOptions,
  operands: 1,
  async read(line, { folder }) {
    const wanted = await readImport(line, folder);
    const { report } = line.options;
    return { wanted, report: report && (await openReport(resolve(folder, report))) };
  },
  async run(services, { wanted, report, options }, context) {
    const result = await runImport(services, wanted, context);
    if (report) {
      await report.write(wanted.csv.header, result.refused);
      await report.close();
    }
    context.print(printResult(result, { dryRun: options['dry-run'], file: wanted.file }));
    return result.added + result.updated + result.unchanged > 0 ? 0 : 1;
  },
});
