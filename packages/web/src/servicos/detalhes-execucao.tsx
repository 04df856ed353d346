import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Executado, inicioDasParcelas } from '@paco/domain/servicos/cronograma'
import { dinheiroDe } from '@paco/domain/servicos/dinheiro'
import { execucao } from '@paco/domain/servicos/execucao'
import type { Servico } from '@paco/domain/servicos/servico'
import { sumMoney } from '@paco/domain/shared/money'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import { CronogramaCard } from './cronograma-card.tsx'
import { CurvaS } from './curva-s.tsx'
import { OrcamentoNotice, Resumo } from './resumo.tsx'
import { ServicoEditDialog } from './servico-form.tsx'
import { useDeleteServico } from './use-delete-servico.ts'

export function AddServicoButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={onClick}>
      Adicionar serviço
    </Button>
  )
}

interface DetalhesProps {
  projeto: Executado & Pick<Projeto, 'id' | 'valor' | 'gasto' | 'contratado' | 'medido' | 'pago'>
  servicos: readonly Servico[]
  canChange: boolean
  onAdd: () => void
}

const countText = (count: number) => (count === 1 ? '1 serviço' : `${count} serviços`)

const installments = (servicos: readonly Servico[]) =>
  sumMoney(servicos.flatMap(({ parcelas }) => parcelas.map(({ valor }) => valor)))

/** The physical-financial schedule under its title: money, table and curve. */
export function DetalhesExecucao({ projeto, servicos, canChange, onAdd }: DetalhesProps) {
  const [edited, setEdited] = useState<Servico | null>(null)
  const deletion = useDeleteServico()
  const inicio = inicioDasParcelas(projeto)
  const money = execucao(projeto.valor, projeto.gasto)
  const actionsOf = (servico: Servico) => [
    { label: 'Editar', onClick: () => setEdited(servico) },
    { label: 'Excluir', tone: 'danger' as const, onClick: () => void deletion.ask(servico) },
  ]
  return (
    <>
      {deletion.problem ? <Problem text={deletion.problem} onClose={deletion.dismiss} /> : null}
      <OrcamentoNotice execucao={money} />
      <Resumo execucao={money} dinheiro={dinheiroDe(projeto)} programado={installments(servicos)} />
      {servicos.length === 0 ? (
        <Card>
          <EmptyState
            title="Este projeto ainda não tem serviços."
            text={
              canChange
                ? 'Cadastre o primeiro, com as parcelas em que será pago: o cronograma e a curva S vêm dele.'
                : 'O cronograma e a curva S aparecem quando a secretaria responsável os cadastrar.'
            }
            action={canChange ? <AddServicoButton onClick={onAdd} /> : null}
          />
        </Card>
      ) : (
        <div className={shared.stack}>
          <CronogramaCard
            lead={`${countText(servicos.length)}, com o que se paga de cada um em cada mês do contrato.`}
            servicos={servicos}
            inicio={inicio}
            {...(canChange && { actions: actionsOf })}
          />
          <CurvaS servicos={servicos} inicio={inicio} />
        </div>
      )}
      {edited ? (
        <ServicoEditDialog
          key={edited.id}
          servico={edited}
          projetoId={projeto.id}
          inicio={inicio}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  )
}
