import { FONTE_LABELS } from '@paco/domain/orcamento/fonte'
import { LABELS, type Lancamento, ORCAMENTO_LABELS } from '@paco/domain/orcamento/lancamento'
import { LISTA_LABELS, type ListaDoLancamento } from '@paco/domain/orcamento/opcao'
import { formatMoney } from '@paco/domain/shared/money'
import type { ReactNode } from 'react'
import lists from '../ui/data/facts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './lancamento-details.module.css'
import { SegmentosTable } from './segmentos.tsx'

interface CodeProps {
  lista: ListaDoLancamento
  codigo: string
  nome?: string | null
  programa?: string | null
}

function Code({ lista, codigo, nome, programa }: CodeProps) {
  return (
    <section className={classes.block}>
      <h3 className={shared.small}>{LISTA_LABELS[lista]}</h3>
      <p>
        <strong>{codigo}</strong> {nome}
      </p>
      <SegmentosTable lista={lista} codigo={codigo} programa={programa} />
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A budget line unfolded: every code with what its pieces mean, and how its balance comes about. */
export function LancamentoDetails({
  lancamento,
  children,
}: {
  lancamento: Lancamento
  children?: ReactNode
}) {
  return (
    <div className={classes.details}>
      <Code
        lista="funcionais"
        codigo={lancamento.funcional_programatica}
        nome={lancamento.funcional_nome}
        programa={lancamento.programa_nome}
      />
      <Code lista="contaelemento" codigo={lancamento.conta_elemento_despesa} nome={lancamento.conta_nome} />
      <Code lista="unidade" codigo={lancamento.unidade} />
      <Code lista="aplicacao" codigo={lancamento.aplicacao} nome={lancamento.aplicacao_nome} />
      <Code lista="fontederecurso" codigo={lancamento.fonte_recurso_stn} nome={lancamento.stn_nome} />
      <section className={classes.block}>
        <h3 className={shared.small}>Recurso</h3>
        <dl className={`${lists.pairs} ${words.size13}`}>
          <Fact label="Fonte">{FONTE_LABELS[lancamento.fonte_recurso]}</Fact>
          <Fact label={LABELS.exercicio}>{lancamento.exercicio ?? '-'}</Fact>
          <Fact label="Na lei orçamentária">{ORCAMENTO_LABELS[lancamento.orcamento]}</Fact>
          <Fact label="Valor">{formatMoney(lancamento.valor)}</Fact>
          <Fact label="Em aditivos">{formatMoney(lancamento.comprometido)}</Fact>
          <Fact label="Saldo">{formatMoney(lancamento.saldo)}</Fact>
        </dl>
      </section>
      {children}
    </div>
  )
}
