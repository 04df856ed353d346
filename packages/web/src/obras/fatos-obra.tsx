import type { ObraPublica } from '@paco/domain/obras/obra'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import { viewContratoLink } from '../contratos/links.ts'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './obra.module.css'

type Par = readonly [label: string, value: string | null]

/** Names at one end of the line, what they come to at the other; what nobody said is left out. */
function Pares({ pares }: { pares: readonly Par[] }) {
  return (
    <dl className={lists.ends}>
      {pares.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const money = (value: number | null) => (value === null ? null : formatMoney(value))
const day = (value: string | null) => (value === null ? null : formatDay(value))

/** How much it was to cost, how much it costs now, and how much was paid. */
export function Quanto({ obra }: { obra: ObraPublica }) {
  const { valor_inicial, valor_atual, contratado, medido, pago, fontes } = obra
  return (
    <Card title="Quanto custa">
      <p className={parts.figure}>{valor_atual === null ? 'Não informado' : formatMoney(valor_atual)}</p>
      <Pares
        pares={[
          ['Valor inicial', money(valor_inicial)],
          ['Contratado', money(contratado)],
          ['Executado (medido)', contratado === null ? null : formatMoney(medido)],
          ['Pago', contratado === null ? null : formatMoney(pago)],
        ]}
      />
      {fontes.length > 0 && (
        <>
          <h3 className={`${words.size13} ${words.above12}`}>De onde vem o dinheiro</h3>
          <ul className={`${shared.note} ${words.above2}`}>
            {fontes.map((fonte) => (
              <li key={fonte}>{fonte}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** When it should be done, beside when that was first promised. */
export function Quando({ obra }: { obra: ObraPublica }) {
  const { inicio, fim, fim_inicial, concluida_em, fisico, situacao } = obra
  const late = fim !== null && hoje() > fim
  const [titulo, dia] =
    concluida_em === null
      ? [late ? 'Deveria ter terminado em' : 'Deve terminar em', fim]
      : ['Terminou em', concluida_em]
  return (
    <Card title="Quando fica pronta">
      <p className={shared.note}>{titulo}</p>
      <p className={parts.figure}>{day(dia) ?? 'Sem data'}</p>
      <Pares
        pares={[
          ['Prometida primeiro para', day(fim_inicial)],
          [situacao === 'nao_iniciada' ? 'Início previsto' : 'Início da obra', day(inicio)],
        ]}
      />
      {fisico !== null && (
        <div className={words.above12}>
          <p className={`${shared.row} ${words.between}`}>
            <span>Feito até agora</span>
            <strong className={words.tabular}>{fisico}%</strong>
          </p>
          <progress className={classes.feito} max={100} value={fisico} aria-label="Parte feita da obra" />
          <p className={`${shared.note} ${words.above4}`}>Pelo que foi medido e aprovado.</p>
        </div>
      )}
    </Card>
  )
}

/** The companies, their contracts, and who watches over them. */
export function Quem({ obra: { contratos, secretaria } }: { obra: ObraPublica }) {
  return (
    <Card title="Quem faz e quem fiscaliza" lead={`Responde pela obra: ${secretaria}.`}>
      {contratos.length === 0 ? (
        <p className={shared.note}>Ainda não há contrato assinado.</p>
      ) : (
        <ul className={classes.contratos}>
          {contratos.map((contrato) => (
            <li key={contrato.id}>
              <p className={`${words.strong} ${words.wraps}`}>{contrato.empresa}</p>
              {contrato.cnpj !== null && (
                <p className={`${shared.note} ${words.nowrap}`}>CNPJ {formatCnpj(contrato.cnpj)}</p>
              )}
              <dl className={`${lists.facts} ${words.above8}`}>
                <div>
                  <dt className={words.muted}>Contrato</dt>
                  <dd>
                    <Link {...viewContratoLink(contrato.id)}>{contrato.numero_ano}</Link>
                  </dd>
                </div>
                {(
                  [
                    ['Assinado em', formatDay(contrato.assinatura)],
                    ['Valor do contrato', formatMoney(contrato.valor_atual)],
                    ['Fiscal', contrato.fiscal_titular],
                    ['Fiscal substituto', contrato.fiscal_substituto],
                    ['Gestor do contrato', contrato.gestor],
                  ] as const
                ).map(([label, value]) =>
                  value === null ? null : (
                    <div key={label}>
                      <dt className={words.muted}>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
                )}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
