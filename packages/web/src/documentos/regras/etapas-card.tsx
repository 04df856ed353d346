import { documentosCalls } from '@paco/domain/documentos/contract'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { toast } from '../../ui/toast.ts'
import { etapasChecklistQuery } from '../queries.ts'
import classes from './etapas-card.module.css'

interface Etapa {
  id: number
  bloqueia: boolean
  versao: number
}

/** In which stages missing documents keep people from concluding them. */
export function EtapasCard({ manages }: { manages: boolean }) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(etapasChecklistQuery)
  const write = useMutation({
    mutationFn: ({ id, bloqueia, versao }: Etapa) =>
      request(documentosCalls.updateEtapaChecklist, {
        params: { id },
        body: { bloqueia: !bloqueia, versao },
      }),
    onSuccess: (_, { id, bloqueia }) =>
      toast(
        bloqueia
          ? `Etapa ${id}: concluir sem os documentos pede um motivo.`
          : `Etapa ${id}: sem os documentos não se conclui.`,
      ),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const failed = write.error ?? (data ? null : error)
  return (
    <Card
      title="Impede a conclusão"
      lead="Nas etapas marcadas, ninguém conclui sem os documentos obrigatórios. Nas outras, o sistema avisa e pede o motivo."
    >
      {failed ? <Problem error={failed} onRetry={() => void refetch()} /> : null}
      {/* The stages are known before it is known which of them are marked: the list below keeps its place. */}
      <div className={classes.etapas} data-waiting={!data || undefined}>
        {ETAPAS.map(({ numero, nome }) => {
          const etapa = data?.find(({ id }) => id === numero)
          return (
            <Switch
              key={numero}
              label={nome}
              checked={etapa?.bloqueia ?? false}
              disabled={!manages || !etapa || write.isPending}
              onChange={() => etapa && write.mutate(etapa)}
            />
          )
        })}
      </div>
    </Card>
  )
}
