import { LABELS } from '@paco/domain/contratos/contrato'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './contrato-facts.module.css'
import { correcoesDoContratoQuery } from './queries.ts'

const nameOf = (campo: string) => LABELS[campo as keyof typeof LABELS] ?? campo

/** What administrators corrected of what was signed, for those who control. Nothing where nothing was. */
export function CorrecoesDoContrato({ id }: { id: number }) {
  const { data = [] } = useQuery(correcoesDoContratoQuery(id))
  if (data.length === 0) return null
  return (
    <Card title="Correções" lead="O que administradores corrigiram depois da assinatura, e por quê.">
      <ul className={classes.projetos}>
        {data.map((correcao) => (
          <li key={correcao.id}>
            <strong>{nameOf(correcao.campo)}</strong>: de {correcao.antes ?? 'vazio'} para{' '}
            {correcao.depois ?? 'vazio'}
            <p className={shared.note}>
              {correcao.motivo} ({correcao.feita_por_nome}, {formatInstant(correcao.feita_em)})
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
