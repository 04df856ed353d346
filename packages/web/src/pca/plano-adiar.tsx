import { refusalOfAdiar } from '@paco/domain/pca/adiar'
import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Plano } from '@paco/domain/pca/plano'
import { canManagePca } from '@paco/domain/pca/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { EscolherItens } from './escolher-itens.tsx'
import { itemCount } from './pca-summary.tsx'
import { semExecucaoQuery } from './queries.ts'

interface PlanoAdiarProps {
  plano: Plano
  who: SessionUser | null
}

/** From December on: what the plan leaves undone, and the step that writes it into the next one. */
export function PlanoAdiar({ plano, who }: PlanoAdiarProps) {
  const { ano, versao, codigo_unidade: unidade } = plano
  const due = canManagePca(who) && refusalOfAdiar(plano, hoje()) === null
  const { data: itens = [] } = useQuery({ ...semExecucaoQuery(ano, unidade), enabled: due })
  const [left, setLeft] = useState<readonly number[]>([])
  const chosen = itens.map(({ id }) => id).filter((id) => !left.includes(id))
  const { ask, problem, isPending } = useAskedWrite({
    send: (ids: number[]) =>
      request(pcaCalls.carryItens, { params: { ano }, query: { unidade }, body: { itens: ids, versao } }),
    question: (ids) => ({
      title: `Levar ${itemCount(ids.length)} ao plano de ${ano + 1}?`,
      text: 'São escritos de novo no plano seguinte, onde outra pessoa os aprova. Os deste plano ficam como adiados.',
      confirmLabel: 'Levar ao plano seguinte',
    }),
    onDone: ({ data }) => toast(data.message ?? ''),
    failure: MESSAGES.stepFailed,
    quiet: true,
  })
  if (!due || itens.length === 0) return null
  return (
    <Card
      title={`Sem execução: ${itemCount(itens.length)}`}
      lead={`Itens do plano de ${ano} que não têm projeto. Os escolhidos vão para o plano de ${ano + 1}.`}
      actions={
        <Button disabled={chosen.length === 0} loading={isPending} onClick={() => void ask(chosen)}>
          Levar ao plano de {ano + 1}
        </Button>
      }
    >
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <EscolherItens
        legend="Itens a levar"
        itens={itens}
        chosen={chosen}
        onChange={(ids) => setLeft(itens.map(({ id }) => id).filter((id) => !ids.includes(id)))}
      />
    </Card>
  )
}
