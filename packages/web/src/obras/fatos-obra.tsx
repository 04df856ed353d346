import type { ObraPublica } from '@paco/domain/obras/obra'
import { notaDoPago, type Par, quandoDaObra, quantoDaObra } from '@paco/domain/obras/quadro'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { formatDay } from '@paco/domain/shared/days'
import { capitalized } from '@paco/domain/shared/frases'
import { formatKnown, formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import { viewContratoLink } from '../contratos/links.ts'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './obra.module.css'

/** Names at one end of the line, what they come to at the other. */
function Pares({ pares }: { pares: readonly Par[] }) {
  return (
    <dl className={lists.ends}>
      {pares.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How much it was to cost, how much was contracted, and how much of that was done and paid. */
export function Quanto({ obra }: { obra: ObraPublica }) {
  const { valor_atual, contratado, fontes } = obra
  const nota = notaDoPago(obra)
  return (
    <Card title="Quanto custa">
      <p className={shared.note}>{contratado === null ? 'Valor previsto' : 'Valor contratado'}</p>
      <p className={parts.figure}>{formatKnown(contratado ?? valor_atual)}</p>
      <Pares pares={quantoDaObra(obra)} />
      {nota !== null && <p className={`${shared.note} ${words.above8}`}>{nota}</p>}
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

/** When it should be done, beside when that was first promised, and how far it is. */
export function Quando({ obra }: { obra: ObraPublica }) {
  const {
    fim,
    fim_texto,
    concluida_em,
    percentual,
    percentual_texto,
    progresso,
    ritmo,
    situacao,
    fim_motivos,
  } = obra
  const [titulo, dia] =
    situacao === 'concluida'
      ? ['Terminou em', concluida_em]
      : [fim !== null && hoje() > fim ? 'Deveria ter terminado em' : 'Deve terminar em', fim]
  return (
    <Card title="Quando fica pronta">
      <p className={shared.note}>{titulo}</p>
      <p className={parts.figure}>{dia === null ? 'Sem data' : formatDay(dia)}</p>
      {situacao !== 'concluida' && <p className={shared.note}>{capitalized(fim_texto)}.</p>}
      {ritmo !== null && <p className={words.above4}>{ritmo}</p>}
      <Pares pares={quandoDaObra(obra)} />
      {fim_motivos.length > 0 && (
        <>
          <h3 className={`${words.size13} ${words.above12}`}>Por que a data mudou</h3>
          <ul className={`${shared.note} ${words.above2}`}>
            {fim_motivos.map((motivo) => (
              <li key={motivo}>{motivo}</li>
            ))}
          </ul>
        </>
      )}
      <div className={words.above12}>
        <p className={`${shared.row} ${words.between}`}>
          <span>Andamento da obra</span>
          <strong className={words.tabular}>{percentual}%</strong>
        </p>
        <progress className={classes.feito} max={100} value={percentual} aria-label="Andamento da obra" />
        <p className={`${shared.note} ${words.above4}`}>{capitalized(percentual_texto)}.</p>
        {progresso !== percentual && (
          <p className={shared.note}>Etapas do projeto: {progresso}%, pela média das seis etapas.</p>
        )}
      </div>
    </Card>
  )
}

/** The companies, their contracts, and who watches over them. */
export function Quem({ obra: { contratos, secretaria, situacao } }: { obra: ObraPublica }) {
  return (
    <Card title="Quem faz e quem fiscaliza" lead={`Responde pela obra: ${secretaria}.`}>
      {contratos.length === 0 ? (
        <p className={shared.note}>
          {situacao === 'nao_iniciada' ? 'Ainda não há contrato assinado.' : 'Nenhum contrato informado.'}
        </p>
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
