import { CalendarPlus } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './agenda-card.module.css'
import { useAgenda } from './use-agenda.ts'

function HowTo() {
  return (
    <>
      <dl className={`${words.size13} ${classes.how}`}>
        <dt>Google Agenda</dt>
        <dd>Outras agendas › + › Por URL, e cole o endereço.</dd>
        <dt>Outlook</dt>
        <dd>Adicionar calendário › Assinar da Web, e cole o endereço.</dd>
        <dt>iPhone</dt>
        <dd>Ajustes › Contas de Calendário › Adicionar conta › Outra › Calendário Assinado.</dd>
      </dl>
      <p className={`${shared.tinted} ${tones.wait} ${words.below16} ${words.size13}`}>
        Quem tem o endereço lê a agenda sem senha: não o divulgue. Se ele vazar, troque-o.
      </p>
    </>
  )
}

/** The person's deadlines in their own calendar, by a secret address. */
export function AgendaCard() {
  const { endereco, error, retry, problem, pending, create, change } = useAgenda()
  return (
    <Card title="Agenda" lead="Os prazos no seu calendário, sempre em dia.">
      {problem && <Problem error={problem} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {endereco === undefined && !error && <Skeleton lines={3} label="Carregando a agenda…" />}
      {endereco === null && (
        <>
          <p className={words.below12}>
            Crie um endereço só seu e assine-o no Google Agenda, no Outlook ou no celular.
          </p>
          <Button leftSection={<CalendarPlus size={16} aria-hidden />} loading={pending} onClick={create}>
            Criar endereço da agenda
          </Button>
        </>
      )}
      {endereco && (
        <>
          <CopyField label="Endereço da agenda" value={endereco} what="O endereço" />
          <HowTo />
          <Button variant="default" loading={pending} onClick={() => void change()}>
            Trocar endereço
          </Button>
        </>
      )}
    </Card>
  )
}
