import { expect, it } from 'vitest'
import { dizerChave } from './chave-dita.ts'

it.each([
  ['contrato:12:pncp', 'Publicação do contrato no PNCP (registro 12)'],
  ['contrato:12:reajuste-2026', 'Aniversário da data-base para reajuste de 2026 (registro 12)'],
  ['contrato:3:pagamento', 'Dois meses de nota fiscal sem pagamento (registro 3)'],
  ['aditivo:7:pncp', 'Publicação do termo aditivo no PNCP (registro 7)'],
  ['paralisacao:2:tres-meses', 'Três meses de paralisação (registro 2)'],
  ['obra:9:evolucao', 'Obra sem evolução (registro 9)'],
  ['convenio_dade:4:contas', 'Prestação de contas final do convênio (registro 4)'],
  ['contrato:12:que-ja-nao-ha', 'contrato:12:que-ja-nao-ha'],
  ['qualquer coisa', 'qualquer coisa'],
])('%s: %s', (chave, dita) => expect(dizerChave(chave)).toBe(dita))
