import { LABELS } from '@paco/domain/contratos/contrato'
import type { CorrecaoDoContrato } from '@paco/domain/contratos/correcao'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './contrato-facts.module.css'
import { correcoesDoContratoQuery } from './queries.ts'

const nameOf = (campo: string) => LABELS[campo as keyof typeof LABELS] ?? campo

function Lines({ correcoes }: { correcoes: readonly CorrecaoDoContrato[] }) {
  return (
    <ul className={classes.projetos}>
      {correcoes.map((correcao) => (
        <li key={correcao.id}>
          <strong>{nameOf(correcao.campo)}</strong>: de {correcao.antes ?? 'vazio'} para{' '}
          {correcao.depois ?? 'vazio'}
          <p className={shared.note}>
            {correcao.motivo} ({correcao.feita_por_nome}, {formatInstant(correcao.feita_em)})
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What administrators corrected of what was signed, for those who control. Nothing where nothing was. */
export function CorrecoesDoContrato({ id }: { id: number }) {
  const { data = [] } = useQuery(correcoesDoContratoQuery(id))
  if (data.length === 0) return null
  return (
    <Card title="Correções" lead="O que administradores corrigiram depois da assinatura, e por quê.">
      <Lines correcoes={data} />
    </Card>
  )
}

/** The same beside the legal meter that measures by the contract. Whoever may not read it sees nothing. */
export function CorrecoesDoContratoNote({ id }: { id: number }) {
  const { data = [] } = useQuery(correcoesDoContratoQuery(id))
  if (data.length === 0) return null
  return (
    <section className={`${words.sunken} ${words.rounded} ${classes.note}`}>
      <h3>{data.length === 1 ? 'Correção do contrato' : 'Correções do contrato'}</h3>
      <Lines correcoes={data} />
    </section>
  )
}
