import { counted } from '@paco/domain/auditoria/fala'
import { inGroups, type Selo } from '@paco/domain/auditoria/selo'
import { formatInstant, horaOficial } from '@paco/domain/shared/days'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import { IntegerInput } from '../ui/integer-input.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { errorText } from '../ui/states/error-text.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { readSelo, seloQuery } from './queries.ts'
import classes from './selo-page.module.css'

function Seal({ selo }: { selo: Selo }) {
  return (
    <Card>
      <dl className={`${lists.columns} ${words.above4}`} data-folds>
        <dt>Instante</dt>
        <dd>
          {formatInstant(selo.instante)}, {horaOficial()}
        </dd>
        <dt>Último registro</dt>
        <dd className={`${words.strong} ${classes.number}`}>{selo.linha}</dd>
        <dt>Lacre (SHA-256)</dt>
        <dd>
          <code className={`${words.block} ${classes.hash}`}>{inGroups(selo.hash)}</code>
        </dd>
      </dl>
      <h2 className={classes.title}>Para que serve</h2>
      <p className={classes.text}>
        O lacre de cada registro depende do conteúdo dele e do lacre anterior: este resume a trilha inteira,
        do primeiro registro ao de número {selo.linha}. Guardado em papel ou publicado, ele prova mais tarde
        que nada até aqui foi alterado ou apagado.
      </p>
      <h2 className={classes.title}>Como conferir</h2>
      <ol className={classes.text}>
        <li>
          No Paço, em Auditoria, use Verificar integridade: a trilha deve estar íntegra, e ter pelo menos{' '}
          {counted(selo.linha, 'registro')}.
        </li>
        <li>
          Em Selo do dia, informe o número {selo.linha}: o lacre mostrado deve ser igual ao desta folha, grupo
          por grupo.
        </li>
        <li>Se diferir, ou se o registro faltar, preserve o banco de dados e avise o controle interno.</li>
      </ol>
    </Card>
  )
}

/** The seal that a line has today, to be held against one on paper. */
function Comparison() {
  const [linha, setLinha] = useState<number | null>(null)
  const { mutate, data, error, isPending } = useMutation({ mutationFn: readSelo })
  return (
    <Card
      title="Conferir um selo guardado"
      lead="Informe o número do registro que está na folha e compare o lacre, grupo por grupo."
    >
      <form
        className={`${words.wrap} ${words.gap12} ${words.below12} ${classes.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (linha !== null) mutate(linha)
        }}
      >
        <IntegerInput label="Número do registro" value={linha} onChange={setLinha} />
        <Button type="submit" variant="default" loading={isPending} disabled={linha === null}>
          Mostrar o lacre
        </Button>
      </form>
      <div role="status">
        {data && !isPending && (
          <p className={classes.text}>
            Lacre do registro {data.linha}:{' '}
            <code className={`${words.block} ${classes.hash}`}>{inGroups(data.hash)}</code>
          </p>
        )}
        {error && !isPending && <p className={shared.error}>{errorText(error)}</p>}
      </div>
    </Card>
  )
}

/** '/auditoria/selo': the trail's last seal as a sheet of paper. */
export function SeloPage({ back }: { back: ReactNode }) {
  const { data, error, refetch } = useQuery(seloQuery)
  return (
    <div className={classes.page}>
      <PageHeader
        title="Selo da trilha de auditoria"
        lead="Para imprimir, arquivar ou publicar: quem o guarda pode provar que a trilha não mudou."
        back={back}
      >
        <Button
          variant="default"
          disabled={!data}
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      </PageHeader>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} label="Carregando o selo…" />}
      {data && <Seal selo={data} />}
      <div className={`${shared.screenOnly} ${words.above16}`}>
        <Comparison />
      </div>
    </div>
  )
}
