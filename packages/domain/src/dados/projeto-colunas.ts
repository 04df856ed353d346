import { ETAPAS } from '../etapas/etapa.ts'
import { type Column, sheetColumns } from '../http/list.ts'
import { editaveisColumns, planilhaColumns, pontoColumns } from '../projetos/planilha.ts'
import { processosList } from '../projetos/projeto.ts'

/** Written for those who work on it; everyone has `descricao_publica`. */
const INTERNAS = new Set(['descricao', 'fora_do_pca'])

/** How each stage was planned at first, beside how it is now. */
const originais: readonly Column[] = ETAPAS.flatMap(({ numero }) => [
  { key: `datainiciooriginal${numero}`, label: `Etapa ${numero}: início original`, kind: 'day' },
  { key: `datafimoriginal${numero}`, label: `Etapa ${numero}: fim original`, kind: 'day' },
])

const somas: readonly Column[] = [
  { key: 'id_secretaria', label: 'Id da secretaria', kind: 'integer' },
  { key: 'etapa_atual', label: 'Etapa atual', kind: 'integer' },
  { key: 'valor_original', label: 'Valor original (R$)', kind: 'money' },
  { key: 'gasto', label: 'Gasto, serviços lançados (R$)', kind: 'money' },
  { key: 'contratado', label: 'Contratado (R$)', kind: 'money' },
  { key: 'medido', label: 'Medido (R$)', kind: 'money' },
  { key: 'pago', label: 'Pago (R$)', kind: 'money' },
  { key: 'fisico', label: 'Físico medido', kind: 'percent' },
]

/** A project as everyone may take it along. */
export const projetoColunas: readonly Column[] = sheetColumns(processosList, [
  ...editaveisColumns,
  ...somas,
  ...originais,
  ...planilhaColumns,
  ...pontoColumns,
]).filter(({ key }) => !INTERNAS.has(key))
