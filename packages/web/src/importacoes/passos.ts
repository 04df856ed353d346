import type { Totais } from '@paco/domain/importacoes/conferencia'
import { mayStep, type SituacaoImportacao } from '@paco/domain/importacoes/situacao'

/** The steps of an import, each at an address of its own. */
export const PASSOS_TELA = ['planilha', 'colunas', 'conferir', 'importar', 'resultado'] as const
export type PassoTela = (typeof PASSOS_TELA)[number]

export const PASSO_LABELS: Record<PassoTela, string> = {
  planilha: 'Planilha e cabeçalho',
  colunas: 'Colunas',
  conferir: 'Conferir',
  importar: 'Importar',
  resultado: 'Resultado',
}

interface Estado {
  readonly situacao: SituacaoImportacao
  readonly importada_em: string | null
}

const VIVAS: readonly SituacaoImportacao[] = ['na_fila', 'importando', 'desfazendo']

/** The server is at it, or will be: what is shown is asked for again and again. */
export const isViva = (situacao: SituacaoImportacao): boolean => VIVAS.includes(situacao)

/** What can be looked at now: before it is written, all but its result; after that, its result alone. */
export function passosOf({ situacao, importada_em }: Estado): readonly PassoTela[] {
  if (mayStep(situacao, 'mudar')) return ['planilha', 'colunas', 'conferir', 'importar']
  return importada_em === null && (isViva(situacao) || situacao === 'parada') ? ['importar'] : ['resultado']
}

const ESCRITAS: readonly SituacaoImportacao[] = ['importada', 'desfazendo', 'desfeita']

/** What is done of an import: all of it once it was written; before, the steps that leave nothing to be said. */
export function feitosOf({
  situacao,
  importada_em,
  totais,
  faltam,
}: Estado & { readonly totais: Totais; readonly faltam: boolean }): readonly PassoTela[] {
  if (importada_em !== null && ESCRITAS.includes(situacao)) return PASSOS_TELA
  const checked = totais.erro === 0 && !faltam
  return [
    'planilha',
    ...(faltam ? [] : (['colunas'] as const)),
    ...(checked || !mayStep(situacao, 'mudar') ? (['conferir'] as const) : []),
  ]
}

/** Where an import stands: a new one is checked, one that was called off or failed tells of it. */
function usual(estado: Estado): PassoTela {
  const open = passosOf(estado)
  if (estado.situacao === 'conferida') return 'conferir'
  return open.at(-1) ?? 'resultado'
}

/** The step to show: the one that was asked for, where it is open. */
export const passoOf = (estado: Estado, asked: unknown): PassoTela =>
  passosOf(estado).find((passo) => passo === asked) ?? usual(estado)
