import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { headline } from '@paco/domain/aditivos/titulo'
import { formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { viewContratoLink } from '../contratos/links.ts'
import lists from '../ui/data/facts.module.css'
import parts from '../ui/data/parts.module.css'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './aditivo-item.module.css'
import { DevolucaoNote } from './devolucao-note.tsx'
import { aditivoLink } from './links.ts'
import { StatusAditivoPill } from './status-aditivo.tsx'

/** The budget line that bears it, and what is left there with this request counted in. */
function Dotacao({ aditivo }: { aditivo: Aditivo }) {
  const { orcamento_nome, orcamento_saldo, status } = aditivo
  if (orcamento_nome === null) return null
  const after = status === 'pendente' ? 'Saldo se aprovado' : 'Saldo atual'
  return (
    <>
      <div>
        <dt>Dotação</dt>
        <dd>{orcamento_nome}</dd>
      </div>
      {orcamento_saldo === null ? null : (
        <div>
          <dt>{after}</dt>
          <dd>
            {formatMoney(orcamento_saldo)}{' '}
            {orcamento_saldo < 0 ? (
              <StatusPill tone="late" icon={TriangleAlert}>
                Saldo insuficiente
              </StatusPill>
            ) : null}
          </dd>
        </div>
      )}
    </>
  )
}

/** What is known of the signed term. */
function Termo({ aditivo }: { aditivo: Aditivo }) {
  const { id_contrato, contrato_nome, numero_termo, data_assinatura, fundamento_legal, antecipado_em } =
    aditivo
  const contrato =
    id_contrato === null ? null : <Link {...viewContratoLink(id_contrato)}>{contrato_nome}</Link>
  const facts: readonly [string, ReactNode][] = [
    ['Contrato', contrato],
    ['Termo', numero_termo],
    ['Assinatura do termo', data_assinatura && formatDay(data_assinatura)],
    ['Fundamento legal', fundamento_legal],
    ['Execução antecipada', antecipado_em && `desde ${formatDay(antecipado_em)}`],
  ]
  return facts.map(([name, value]) =>
    value === null ? null : (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={words.wraps}>{value}</dd>
      </div>
    ),
  )
}

function Retirado({ retirado_em }: Aditivo) {
  if (retirado_em === null) return null
  return (
    <div>
      <dt>Retirado em</dt>
      <dd>
        <time dateTime={retirado_em}>{formatInstant(retirado_em)}</time>
      </dd>
    </div>
  )
}

function Decided({ aditivo }: { aditivo: Aditivo }) {
  const { data_decisao, decidido_por_nome, descricao_decisao } = aditivo
  if (data_decisao === null) return null
  if (decidido_por_nome === null) {
    return (
      <div>
        <dt>Registrada em</dt>
        <dd>
          <time dateTime={data_decisao}>{formatInstant(data_decisao)}</time>, por força do art. 115, § 5º, da
          Lei 14.133/2021
        </dd>
      </div>
    )
  }
  return (
    <>
      <div>
        <dt>Decidido por</dt>
        <dd>
          {decidido_por_nome}, em <time dateTime={data_decisao}>{formatInstant(data_decisao)}</time>
        </dd>
      </div>
      <div>
        <dt>Justificativa da decisão</dt>
        <dd className={parts.prose}>{descricao_decisao ?? '-'}</dd>
      </div>
    </>
  )
}

/** Everything said about a request: by whom, on which budget, why, and what became of it. */
export function AditivoFacts({ aditivo }: { aditivo: Aditivo }) {
  return (
    <dl className={`${lists.pairs} ${words.size13} ${classes.facts}`}>
      <div>
        <dt>Pedido por</dt>
        <dd>
          {aditivo.criado_por_nome}, em{' '}
          <time dateTime={aditivo.data_criacao}>{formatInstant(aditivo.data_criacao)}</time>
        </dd>
      </div>
      <div>
        <dt>Secretaria</dt>
        <dd>{aditivo.secretaria_nome}</dd>
      </div>
      <Dotacao aditivo={aditivo} />
      <div>
        <dt>Justificativa do pedido</dt>
        <dd className={parts.prose}>{aditivo.descricao_pedido ?? '-'}</dd>
      </div>
      <Termo aditivo={aditivo} />
      <Retirado {...aditivo} />
      <Decided aditivo={aditivo} />
    </dl>
  )
}

/** One request in a list of the dialogs. */
export function AditivoItem({ aditivo, children }: { aditivo: Aditivo; children?: ReactNode }) {
  return (
    <li className={`${words.rounded} ${classes.item}`}>
      <div className={`${shared.row} ${words.between} ${words.below8} ${words.gap4x12} ${classes.head}`}>
        <h3>
          <Link {...aditivoLink(aditivo.id)}>{headline(aditivo)}</Link>
        </h3>
        <StatusAditivoPill status={aditivo.status} />
      </div>
      <DevolucaoNote aditivo={aditivo} />
      <AditivoFacts aditivo={aditivo} />
      {children}
    </li>
  )
}
