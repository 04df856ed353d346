import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'
import type { Totais } from './conferencia.ts'

export const SITUACOES_IMPORTACAO = [
  'conferida',
  'na_fila',
  'importando',
  'importada',
  'desfazendo',
  'parada',
  'desfeita',
  'cancelada',
  'falhou',
] as const
export type SituacaoImportacao = (typeof SITUACOES_IMPORTACAO)[number]

export const SITUACAO_LABELS: Record<SituacaoImportacao, string> = {
  conferida: 'Conferida',
  na_fila: 'Na fila',
  importando: 'Importando',
  importada: 'Importada',
  desfazendo: 'Desfazendo',
  parada: 'Parada',
  desfeita: 'Desfeita',
  cancelada: 'Cancelada',
  falhou: 'Falhou',
}

/** What became of a row: written, taken back, or kept when the rest was taken back. */
export const FEITAS = ['feita', 'desfeita', 'mantida'] as const
export type Feita = (typeof FEITAS)[number]

/** What a person can do with an import from where it is; anything else is refused. */
export const PASSOS = [
  'mudar',
  'importar',
  'cancelar',
  'desfazer',
  'liberar',
  'encerrar',
  'convidar',
] as const
export type Passo = (typeof PASSOS)[number]

const DE: Record<Passo, readonly SituacaoImportacao[]> = {
  mudar: ['conferida', 'falhou', 'cancelada'],
  importar: ['conferida'],
  cancelar: ['na_fila', 'importando'],
  desfazer: ['importada'],
  // Set aside after it failed again and again: taken up anew, or ended with what is left of it.
  liberar: ['parada'],
  encerrar: ['parada'],
  convidar: ['importada'],
}

export const mayStep = (situacao: SituacaoImportacao, passo: Passo): boolean => DE[passo].includes(situacao)

/** An import is its author's, and an administrator's. */
export const canSeeImportacao = (who: SessionUser, { criado_por }: { criado_por: number }): boolean =>
  isAdmin(who) || who.id === criado_por

/** Rows that would be written. */
export const toWrite = ({ criar, alterar }: Totais): number => criar + alterar

/** Why these rows cannot be imported; null where they can. */
export function semImportar(totais: Totais, parcial: boolean): string | null {
  if (toWrite(totais) === 0) return 'Não há nada a importar: nenhuma linha é nova nem muda um registro.'
  if (totais.erro > 0 && !parcial)
    return `${totais.erro} ${totais.erro === 1 ? 'linha tem' : 'linhas têm'} erro. Corrija, ou importe só as linhas sem erro.`
  return null
}

/** So often the work of an import fails before it is set aside. */
export const TENTATIVAS = 5

/** What everybody who watches is told where imports were set aside. */
export const paradasText = (n: number): string =>
  n === 1
    ? 'Uma importação parou e espera por um administrador, na página Importações.'
    : `${n} importações pararam e esperam por um administrador, na página Importações.`
