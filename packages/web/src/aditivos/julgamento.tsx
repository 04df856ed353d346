import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { impedimentoDo } from '@paco/domain/aditivos/contrato-do-pedido'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { hoje } from '../http/hoje.ts'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CorrecoesNote } from './correcoes-note.tsx'
import { changesOf } from './efeito.ts'
import { EfeitoView } from './efeito-view.tsx'
import classes from './julgamento.module.css'
import { classesOf, Medidores } from './medidores.tsx'

/** What there is to know before deciding: the effect, and the legal meter for money. */
export function Julgamento({ aditivo, projeto }: { aditivo: Aditivo; projeto: Projeto }) {
  const measured = classesOf(aditivo)
  const impedimento = aditivo.status === 'pendente' ? impedimentoDo(aditivo, hoje()) : null
  return (
    <div className={`${shared.stack} ${words.ruled} ${classes.judgement}`}>
      {impedimento === null ? null : (
        <Notice tone="bad">
          <p>
            <strong>Não pode ser aprovado.</strong> {impedimento}
          </p>
        </Notice>
      )}
      {aditivo.status === 'pendente' && impedimento === null ? (
        <EfeitoView title="Se for aprovado" changes={changesOf(projeto, aditivo, aditivo)} />
      ) : null}
      {measured.length > 0 ? <Medidores medidas={aditivo} classes={measured} /> : null}
      <CorrecoesNote projeto={projeto} />
    </div>
  )
}
