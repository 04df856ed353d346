import { type Contrato, LABELS } from '@paco/domain/contratos/contrato'
import { REGIMES } from '@paco/domain/contratos/dominios'
import { reajusteDo } from '@paco/domain/contratos/valor'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { viewLink } from '../projetos/links.ts'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './contrato-facts.module.css'

type Fact = readonly [label: string, value: ReactNode, long?: 'long']

/** Never broken in two. */
const cnpjOf = ({ cnpj }: Contrato) =>
  cnpj === null ? null : <span className={words.nowrap}>{formatCnpj(cnpj)}</span>

const day = (value: string | null) => (value === null ? '-' : formatDay(value))

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card title={title}>
      <dl className={lists.facts}>
        {facts.map(([label, value, long]) => (
          <div key={label} data-long={long}>
            <dt>{label}</dt>
            <dd>{value ?? '-'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** What the contract was worth, what became of it, and each step between: never netted. */
function Valores({ contrato }: { contrato: Contrato }) {
  const { valor_inicial, acrescimos, supressoes, valor_atual, valor_referencia, antes_ate } = contrato
  return (
    <Card title="Valor">
      <p className={parts.figure}>{formatMoney(valor_atual)}</p>
      <dl className={lists.ends}>
        {(
          [
            [LABELS.valor_inicial, valor_inicial],
            ['Acréscimos', acrescimos],
            ['Supressões', -supressoes],
            ['Reajustes', reajusteDo(contrato)],
            [LABELS.valor_referencia, valor_referencia],
            ...(antes_ate === null
              ? []
              : ([
                  [LABELS.medido_antes, contrato.medido_antes],
                  [LABELS.pago_antes, contrato.pago_antes],
                ] as const)),
          ] as const
        ).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount === null ? 'não informado' : formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {antes_ate !== null && (
        <p className={shared.note}>
          Medido e pago até {formatDay(antes_ate)}, antes do uso do sistema: {contrato.antes_motivo}
        </p>
      )}
    </Card>
  )
}

function Projetos({ projetos }: Pick<Contrato, 'projetos'>) {
  return (
    <Card title="Projetos" lead="O que este contrato atende.">
      {projetos.length === 0 ? (
        <p className={shared.note}>Nenhum projeto ligado.</p>
      ) : (
        <ul className={classes.projetos}>
          {projetos.map(({ id, nomeprojeto }) => (
            <li key={id}>
              <Link {...viewLink(id)}>{nomeprojeto}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A contract, to be read by everybody. */
export function ContratoFacts({ contrato }: { contrato: Contrato }) {
  const { vigencia_fim, vigencia_original } = contrato
  return (
    <>
      <div className={`${shared.stack} ${words.below16} ${classes.cards}`}>
        <Valores contrato={contrato} />
        <Facts
          title="Datas"
          facts={[
            [LABELS.assinatura, day(contrato.assinatura)],
            [LABELS.ordem_inicio, day(contrato.ordem_inicio)],
            [LABELS.prazo_dias, contrato.prazo_dias],
            ...(contrato.vigencia_inicio === null
              ? []
              : ([[LABELS.vigencia_inicio, day(contrato.vigencia_inicio)]] as const)),
            [LABELS.vigencia_fim, day(vigencia_fim)],
            ...(vigencia_original !== vigencia_fim
              ? ([['Vigência original', day(vigencia_original)]] as const)
              : []),
            [LABELS.encerrado_em, day(contrato.encerrado_em)],
            [LABELS.recebido_provisorio_em, day(contrato.recebido_provisorio_em)],
            [LABELS.recebido_definitivo_em, day(contrato.recebido_definitivo_em)],
          ]}
        />
        <Projetos projetos={contrato.projetos} />
      </div>
      <Facts
        title="Contrato"
        facts={[
          [LABELS.objeto, contrato.objeto, 'long'],
          [LABELS.empresa, contrato.empresa],
          [LABELS.cnpj, cnpjOf(contrato)],
          [LABELS.processo, contrato.processo],
          [LABELS.regime, REGIMES[contrato.regime]],
          ['Contratação', contrato.contratacao_direta ? 'Direta' : 'Por licitação'],
          ['Reforma', contrato.reforma ? 'Sim' : 'Não'],
          [LABELS.data_base, day(contrato.data_base)],
          [LABELS.indice, contrato.indice],
          [LABELS.fiscal_titular, contrato.fiscal_titular],
          [LABELS.fiscal_substituto, contrato.fiscal_substituto],
          [LABELS.gestor, contrato.gestor],
          [LABELS.pncp_numero, contrato.pncp_numero],
          [LABELS.cipi, contrato.cipi],
          [LABELS.pncp_compra, contrato.pncp_compra],
        ]}
      />
    </>
  )
}
