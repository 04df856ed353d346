import { conveniosCalls } from '@paco/domain/convenios/contract'
import type { Convenio } from '@paco/domain/convenios/convenio'
import { campoOf } from '@paco/domain/convenios/familia'
import type { KnownFamilia } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { canManageConvenios } from '@paco/domain/convenios/policy'
import { REPASSE_LABELS, type Repasse } from '@paco/domain/convenios/repasse'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { repassesQuery } from './queries.ts'

const NovoRepasseDialog = lazy(async () => ({
  default: (await import('./repasse-dialog.tsx')).NovoRepasseDialog,
}))
const RepasseDialog = lazy(async () => ({ default: (await import('./repasse-dialog.tsx')).RepasseDialog }))

const useDelete = () =>
  useAskedWrite({
    send: ({ id }: Repasse) => request(conveniosCalls.deleteRepasse, { params: { id } }),
    question: ({ valor, data: dia }) => ({
      title: 'Excluir este recebimento?',
      text: `${formatMoney(valor)}, de ${formatDay(dia)}. O histórico continua guardado.`,
      confirmLabel: 'Excluir',
      danger: true,
    }),
    onDone: ({ data: reply }) => toast(reply.message ?? MESSAGES.repasseDeleted),
    failure: MESSAGES.repasseDeleteFailed,
  })

/** `Recebidos R$ 300,00 de R$ 1.000,00.`: of the transfer, where the family tells it apart, else of the whole. */
function leadOf(familia: KnownFamilia, convenio: Convenio, repasses: readonly Repasse[]): string {
  const campo = campoOf(familia, 'repasse') ?? campoOf(familia, 'total')
  const agreed = campo && convenio[campo.key]
  const received = formatMoney(sumMoney(repasses.map(({ valor }) => valor)))
  return typeof agreed === 'number'
    ? `Recebidos ${received} de ${formatMoney(agreed)}.`
    : `Recebidos ${received}.`
}

interface RowProps {
  repasse: Repasse
  edit?: { onEdit: () => void; onDelete: () => void } | undefined
}

function Row({ repasse, edit }: RowProps) {
  const { data: dia, valor, parcela, observacao } = repasse
  return (
    <tr>
      <th scope="row">{formatDay(dia)}</th>
      <td data-label={REPASSE_LABELS.valor} data-number>
        {formatMoney(valor)}
      </td>
      <td data-label={REPASSE_LABELS.parcela}>{parcela ?? '-'}</td>
      <td data-label={REPASSE_LABELS.observacao}>{observacao ?? '-'}</td>
      {edit && (
        <td data-label="Ações" className={words.nowrap}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Alterar o recebimento de ${formatDay(dia)}`}
            onClick={edit.onEdit}
          >
            Alterar
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Excluir o recebimento de ${formatDay(dia)}`}
            onClick={edit.onDelete}
          >
            Excluir
          </Button>
        </td>
      )}
    </tr>
  )
}

interface RepassesCardProps {
  familia: KnownFamilia
  convenio: Convenio
  who: SessionUser | null
}

/** What came in of an agreement, beside what was agreed; those who write agreements note it here. */
export function RepassesCard({ familia, convenio, who }: RepassesCardProps) {
  const { id } = convenio
  const { data: repasses, error, refetch } = useQuery(repassesQuery(familia.key, id))
  const [opened, setOpened] = useState<'novo' | Repasse | null>(null)
  const { ask, problem } = useDelete()
  const manages = canManageConvenios(who)
  const editOf = (repasse: Repasse) =>
    manages ? { onEdit: () => setOpened(repasse), onDelete: () => void ask(repasse) } : undefined
  return (
    <Card
      title="Valores recebidos"
      lead={repasses && repasses.length > 0 ? leadOf(familia, convenio, repasses) : undefined}
      actions={
        manages && (
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => setOpened('novo')}
          >
            Registrar recebimento
          </Button>
        )
      }
    >
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {problem ? <Problem text={problem} /> : null}
      {repasses?.length === 0 ? <p className={shared.note}>Nenhum recebimento registrado ainda.</p> : null}
      {repasses && repasses.length > 0 ? (
        <table className={`${data.table} ${data.words} ${data.stacks} ${data.open}`}>
          <thead>
            <tr>
              <th scope="col">{REPASSE_LABELS.data}</th>
              <th scope="col" data-number>
                {REPASSE_LABELS.valor}
              </th>
              <th scope="col">{REPASSE_LABELS.parcela}</th>
              <th scope="col">{REPASSE_LABELS.observacao}</th>
              {manages && <th scope="col">Ações</th>}
            </tr>
          </thead>
          <tbody>
            {repasses.map((repasse) => (
              <Row key={repasse.id} repasse={repasse} edit={editOf(repasse)} />
            ))}
          </tbody>
        </table>
      ) : null}
      <Suspense>
        {opened === 'novo' ? (
          <NovoRepasseDialog familia={familia.key} id_convenio={id} onClose={() => setOpened(null)} />
        ) : opened ? (
          <RepasseDialog repasse={opened} onClose={() => setOpened(null)} />
        ) : null}
      </Suspense>
    </Card>
  )
}
