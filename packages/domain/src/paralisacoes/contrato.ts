import { EXECUCAO, type SituacaoContrato } from '../contratos/dominios.ts'

/** Of a project's contracts the one its works go on under, where that can be only one. */
export function contratoEmExecucao(
  contratos: readonly { readonly id: number; readonly situacao: SituacaoContrato }[],
): number | null {
  const [one, other] = contratos.filter(({ situacao }) => situacao === EXECUCAO)
  return one && !other ? one.id : null
}
