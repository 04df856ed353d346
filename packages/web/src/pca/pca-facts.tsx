import { CATEGORIA_LABELS, CLASSIFICACAO_LABELS } from '@paco/domain/pca/categorias'
import { isForaDoAno } from '@paco/domain/pca/execucao'
import { LABELS, type Pca } from '@paco/domain/pca/pca'
import { faltasOf } from '@paco/domain/pca/pronto'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/charts/numbers.ts'
import lists from '../ui/data/facts.module.css'
import words from '../ui/theme/words.module.css'
import { pcaFieldLink } from './links.ts'
import classes from './pca-facts.module.css'
import { PrioridadePill } from './prioridade-pill.tsx'
import { ExecucaoPill, SituacaoItemPill } from './situacao-pills.tsx'

const textOf = (code: string | null, name: string | null) =>
  [code, name].filter((part) => part !== null).join(' · ') || '-'

/** What an item lacks, with the way to each field for those who fill it in. */
function Faltas({ pca, editable }: { pca: Pca; editable: boolean }) {
  return (
    <>
      Falta:{' '}
      {faltasOf(pca).map(({ campo }, index) => {
        const label = LABELS[campo].toLowerCase()
        return (
          <span key={campo}>
            {index > 0 ? ', ' : ''}
            {editable ? <Link {...pcaFieldLink(pca.id, campo)}>{label}</Link> : label}
          </span>
        )
      })}
      .{pca.no_portal ? ' O item já foi enviado: o portal o tem como era.' : ''}
    </>
  )
}

/** What the national portal asks for, and what of it is missing. */
export function PortalFacts({ pca, editable = false }: { pca: Pca; editable?: boolean }) {
  const gaps = faltasOf(pca)
  return (
    <Card
      title="Para o PNCP"
      lead={gaps.length === 0 ? 'O item está pronto para o PNCP.' : <Faltas pca={pca} editable={editable} />}
    >
      <dl className={`${lists.facts} ${classes.facts}`}>
        <div>
          <dt>{LABELS.categoria}</dt>
          <dd>{pca.categoria === null ? '-' : CATEGORIA_LABELS[pca.categoria]}</dd>
        </div>
        <div>
          <dt>{LABELS.classificacao}</dt>
          <dd>{pca.classificacao === null ? '-' : CLASSIFICACAO_LABELS[pca.classificacao]}</dd>
        </div>
        <div>
          <dt>{LABELS.classificacao_nome}</dt>
          <dd>{textOf(pca.classificacao_codigo, pca.classificacao_nome)}</dd>
        </div>
        <div>
          <dt>{LABELS.unidade_fornecimento}</dt>
          <dd>{pca.unidade_fornecimento ?? '-'}</dd>
        </div>
        <div>
          <dt>{LABELS.valor_exercicio}</dt>
          <dd className={words.tabular}>{formatMoney(pca.valor_exercicio ?? pca.valor_preliminar)}</dd>
        </div>
        <div>
          <dt>{LABELS.grupo_nome}</dt>
          <dd>{textOf(pca.grupo_codigo, pca.grupo_nome)}</dd>
        </div>
        <div>
          <dt>{LABELS.renovacao}</dt>
          <dd>{pca.renovacao ? 'Sim' : 'Não'}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** An item of the plan, to be read. */
export function PcaFacts({ pca }: { pca: Pca }) {
  return (
    <Card>
      <dl className={`${lists.facts} ${classes.facts}`}>
        <div>
          <dt>Situação</dt>
          <dd>
            <SituacaoItemPill situacao={pca.situacao} /> <ExecucaoPill execucao={pca.execucao} />
          </dd>
        </div>
        <div>
          <dt>{LABELS.requisitante}</dt>
          <dd>{pca.requisitante}</dd>
        </div>
        <div>
          <dt>{LABELS.valor_preliminar}</dt>
          <dd className={`${words.strong} ${words.tabular} ${classes.figure}`}>
            {formatMoney(pca.valor_preliminar)}
          </dd>
        </div>
        <div>
          <dt>{LABELS.data_pretendida}</dt>
          <dd className={`${words.strong} ${words.tabular} ${classes.figure}`}>
            {formatDay(pca.data_pretendida)}
            {isForaDoAno(pca) ? ` (plano de ${pca.ano})` : ''}
          </dd>
        </div>
        <div>
          <dt>{LABELS.prioridade}</dt>
          <dd>
            <PrioridadePill prioridade={pca.prioridade} />
          </dd>
        </div>
        <div>
          <dt>{LABELS.expectativa_consumo_anual}</dt>
          <dd className={`${words.strong} ${words.tabular} ${classes.figure}`}>
            {formatNumber(pca.expectativa_consumo_anual)}
          </dd>
        </div>
        <div data-long>
          <dt>{LABELS.objeto}</dt>
          <dd>{pca.objeto}</dd>
        </div>
        <div data-long>
          <dt>{LABELS.justificativa}</dt>
          <dd>{pca.justificativa}</dd>
        </div>
        <div data-long>
          <dt>{LABELS.indicacao_vinculacao_dependencia}</dt>
          <dd>{pca.indicacao_vinculacao_dependencia ?? '-'}</dd>
        </div>
      </dl>
    </Card>
  )
}
