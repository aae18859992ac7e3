import { resolve } from 'node:path';
import type { Command } from '../command-line/command.ts';
import { optionHelp } from '../command-line/option-help.ts';
import { withShop } from '../command-line/with-shop.ts';
import { mappable } from '../columns/read-column-map.ts';
import { importHelp, importOptions } from './import-options.ts';
import { openReport } from './open-report.ts';
import { printResult } from './print-result.ts';
import { readImport } from './read-import.ts';
import { runImport } from './run-import.ts';

/** `import FILE.csv`: exits with 0 if anything was imported or was there already, otherwise with 1. */
export const importCommand: Command = {
  summary: 'bring in the products of a CSV file',
  help: `${importHelp}\n\nFields: ${mappable.join(', ')}\n\n${optionHelp(importOptions)}`,
  effect: 'changes',
  async run(args, context) {
    const wanted = await readImport(args, context.folder);
    const { options, csv, file } = wanted;
    const report = options.report && (await openReport(resolve(context.folder, options.report)));
    const result = await withShop(context, (services) => runImport(services, wanted, context));
    if (report) {
      await report.write(csv.header, result.refused);
      await report.close();
    }
    context.print(printResult(result, { dryRun: options['dry-run'], file }));
    return result.added + result.updated + result.unchanged > 0 ? 0 : 1;
  },
};
