import type { Cidade } from '@paco/domain/cidade/cidade'
import { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { type Corte, corteDe, corteUpdate, SEM_TRIBUNAL } from '@paco/domain/cidade/tribunais'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { toast } from '../ui/toast.ts'
import { tellCidade } from './cidade.ts'
import { corteFields } from './cidade-fields.ts'
import { cidadeQuery } from './queries.ts'

/** A court that nobody has told of yet has no version to begin from. */
function initialOf({ tribunal, corte }: Cidade): Partial<Corte> {
  const { versao, ...known } = corte ?? corteDe(tribunal ?? SEM_TRIBUNAL)
  return corte === null ? known : { ...known, versao }
}

/** What is known of the city's court: from its state's pack, or as it is said here. */
export function CorteCard({ cidade }: { cidade: Cidade }) {
  const queryClient = useQueryClient()
  const fresh = () => queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 })
  return (
    <Card
      title="Tribunal de contas"
      lead="Como se chama e até quando quer a remessa de obras. Vem do pacote do estado e pode ser mudado aqui."
    >
      <EntityForm
        key={cidade.tribunal}
        label="Tribunal de contas"
        fields={corteFields}
        schema={corteUpdate}
        initial={initialOf(cidade)}
        draftKey={`configuracoes/tribunal/${cidade.tribunal}`}
        submit={(body) => request(cidadeCalls.updateCorte, { body })}
        reload={async () => initialOf(await fresh())}
        onSuccess={async () => {
          await queryClient.invalidateQueries()
          tellCidade(await fresh())
          toast(MESSAGES.courtSaved)
        }}
      />
    </Card>
  )
}
