import type { Projeto } from '@paco/domain/projetos/projeto'
import { useQuery } from '@tanstack/react-query'
import { contratosDoProjetoQuery } from '../../contratos/queries.ts'
import shared from '../../ui/theme/shared.module.css'
import { CurvaDoContrato } from './curva-do-contrato.tsx'

/** The curves of a project's measured contracts; nothing of one that nobody measured. */
export function CurvasDoProjeto({ projeto: { id, fisico } }: { projeto: Pick<Projeto, 'id' | 'fisico'> }) {
  const { data: contratos = [] } = useQuery({ ...contratosDoProjetoQuery(id), enabled: fisico !== null })
  const signed = contratos.filter(({ assinatura }) => assinatura !== null)
  if (fisico === null || signed.length === 0) return null
  return (
    <div className={shared.stack}>
      {signed.map((contrato) => (
        <CurvaDoContrato key={contrato.id} contrato={contrato} short />
      ))}
    </div>
  )
}
