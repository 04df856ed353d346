import { tableOf } from '@paco/domain/convenios/familia'
import { MESSAGES } from '@paco/domain/convenios/messages'
import type { Entidade } from '@paco/domain/documentos/donos'
import { PacoError } from '@paco/domain/shared/errors'
import { ConvenioForm } from '../../../convenios/convenio-form.tsx'
import { convenioQuery } from '../../../convenios/queries.ts'
import { RepassesCard } from '../../../convenios/repasses-card.tsx'
import { daSecretaria } from '../../../documentos/dono.ts'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { ProjetosVinculados } from '../../../vinculos/projetos-vinculados.tsx'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { DocumentosNear } from '../documentos/documentos-near.tsx'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'
import { useFamilia } from './use-familia.ts'

export function ConvenioEditScreen() {
  const familia = useFamilia()
  const who = useSession()
  const back = useReturn(`/convenios${familia.key}`)
  const edited = useEditedRecord((id) => convenioQuery(familia, id))
  const { id, record, error } = edited
  const name = record && String(record[familia.titulo] ?? `Convênio nº ${id}`)
  useRecordTitle(name, 'Editar')
  return (
    <EditScreen
      {...edited}
      entidade={tableOf(familia)}
      title={`Editar convênio ${familia.label}`}
      lead={name ?? ''}
      back={back}
      backTitle={`Convênios ${familia.label}`}
      errorTitle={error instanceof PacoError ? MESSAGES.loadFailed : MESSAGES.loadUnreachable}
      lines={8}
      loading="Carregando o convênio…"
      below={(convenio) => (
        <div className={`${shared.stack} ${words.above16} ${words.below16}`}>
          <RepassesCard familia={familia} convenio={convenio} who={who} />
          <ProjetosVinculados tipo={familia.key} id_alvo={id} />
          <DocumentosNear dono={daSecretaria(null, tableOf(familia) as Entidade, id)} who={who} />
        </div>
      )}
      form={(convenio) => (
        <ConvenioForm
          key={`${familia.key}-${id}`}
          familia={familia}
          convenio={convenio}
          onCancel={back.go}
          onSaved={() => {
            toast(MESSAGES.updated)
            back.go()
          }}
        />
      )}
    />
  )
}
