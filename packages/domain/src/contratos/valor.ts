import { sumMoney } from '../shared/money.ts'
import type { Contrato } from './contrato.ts'

type Reajustado = Pick<Contrato, 'reajustes' | 'reajustes_medidos'>

/**
 * What indices added to a contract: what apostilas granted, or what approved bulletins applied where that is more. Bulletins
 * apply what an apostila grants, so the two are never added up.
 */
export const reajusteDo = ({ reajustes, reajustes_medidos }: Reajustado): number =>
  reajustes === 0 ? reajustes_medidos : Math.max(reajustes, reajustes_medidos)

/** What a contract is worth today: the one figure that every page, sheet and file calls contracted. */
export const valorAtualDo = ({
  valor_inicial,
  acrescimos,
  supressoes,
  ...reajustado
}: Reajustado & Pick<Contrato, 'valor_inicial' | 'acrescimos' | 'supressoes'>): number =>
  sumMoney([valor_inicial, acrescimos, -supressoes, reajusteDo(reajustado)])
