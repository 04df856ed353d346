import type { Linha } from '@paco/domain/auditoria/entrada'
import type { Grupo } from '@paco/domain/auditoria/grupos'
import { type Manchete, phraseOf, verbOf } from '@paco/domain/auditoria/manchete'
import words from '../ui/theme/words.module.css'
import { ChangeList } from './change-list.tsx'
import { changesOf } from './changes.ts'
import classes from './entry.module.css'
import { Named } from './entry-title.tsx'
import type { Registry } from './registry.ts'

interface EntryGroupsProps {
  grupos: readonly Grupo[]
  registry: Registry
  find: string
  /** The entry's sentence: what it names already needs no heading. */
  manchete: Manchete | null
}

/** A record's own line: what was done to it, unless the sentence above said it, and its fields. */
function Line({ linha, registry, find, manchete }: Omit<EntryGroupsProps, 'grupos'> & { linha: Linha }) {
  const phrase = phraseOf(linha, registry)
  return (
    <>
      {phrase.registro === manchete?.what.registro ? null : (
        <p className={words.size13}>
          {verbOf(linha, registry)} <Named phrase={phrase} lines={[linha]} registry={registry} find={find} />
        </p>
      )}
      <ChangeList changes={changesOf(linha, registry[linha.entidade])} acao={linha.acao} />
    </>
  )
}

/** A record that did not change itself, above its parts. */
function nameOf({ registro, nome }: Grupo, registry: Registry): string {
  const [entidade = '', id = ''] = registro.split('/')
  const title = registry[entidade]?.title ?? entidade
  return nome === null ? `${title} nº ${id}` : `${title} ${nome}`
}

/** What an entry changed, each record with its parts under it. */
export function EntryGroups({ grupos, ...rest }: EntryGroupsProps) {
  const { registry, manchete } = rest
  const told = [manchete?.what.registro, manchete?.of?.registro]
  return (
    <ul className={classes.groups}>
      {grupos.map((grupo) => (
        <li key={grupo.registro}>
          {grupo.linhas.length === 0 && !told.includes(grupo.registro) ? (
            <p className={`${words.size13} ${words.medium}`}>{nameOf(grupo, registry)}</p>
          ) : null}
          {grupo.linhas.map((linha) => (
            <Line key={linha.id} linha={linha} {...rest} />
          ))}
          {grupo.partes.length > 0 ? <EntryGroups {...rest} grupos={grupo.partes} /> : null}
        </li>
      ))}
    </ul>
  )
}
