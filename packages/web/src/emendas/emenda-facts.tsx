import {
  ESFERA_LABELS,
  FORMA_REPASSE_LABELS,
  FUNCAO_LABELS,
  TIPO_EMENDA_LABELS,
} from '@paco/domain/emendas/dominios'
import { type Emenda, LABELS } from '@paco/domain/emendas/emenda'
import { formatMoney } from '@paco/domain/shared/money'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './emenda-facts.module.css'

const VALORES = ['valor_empenhado', 'valor_liquidado', 'valor_pago'] as const

/** What was promised, and how far it came. */
function Valores({ emenda }: { emenda: Emenda }) {
  return (
    <Card title={LABELS.valor_previsto}>
      <p className={parts.figure}>{formatMoney(emenda.valor_previsto)}</p>
      <dl className={lists.ends}>
        {VALORES.map((name) => (
          <div key={name}>
            <dt>{LABELS[name]}</dt>
            <dd>{emenda[name] === null ? 'Não informado' : formatMoney(emenda[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** An amendment, to be read by everybody. */
export function EmendaFacts({ emenda }: { emenda: Emenda }) {
  const facts = [
    [LABELS.autor, emenda.autor],
    [LABELS.partido, emenda.partido ?? '-'],
    [LABELS.esfera, ESFERA_LABELS[emenda.esfera]],
    [LABELS.tipo, TIPO_EMENDA_LABELS[emenda.tipo]],
    [LABELS.numero, emenda.numero],
    [LABELS.ano, emenda.ano],
    [LABELS.forma_repasse, FORMA_REPASSE_LABELS[emenda.forma_repasse]],
    [LABELS.funcao, FUNCAO_LABELS[emenda.funcao] ?? emenda.funcao],
    [LABELS.id_secretaria, emenda.secretaria_nome],
  ] as const
  return (
    <div className={`${shared.stack} ${words.below16} ${classes.cards}`}>
      <Card title="Emenda">
        <dl className={lists.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div data-long>
            <dt>{LABELS.objeto}</dt>
            <dd>{emenda.objeto}</dd>
          </div>
        </dl>
      </Card>
      <Valores emenda={emenda} />
    </div>
  )
}
