import { Menu } from '@mantine/core'
import type { SearchParams } from '@paco/domain/http/view'
import type { Visao } from '@paco/domain/visoes/visao'
import { useQuery } from '@tanstack/react-query'
import { type LinkProps, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { Bookmark, Check, Pencil, Save, Trash2 } from 'lucide-react'
import { lazy, type ReactElement, type Ref, Suspense, useState } from 'react'
import { RichDropDown } from '../ui/list-screen/rich-drop-down.tsx'
import { MenuLink } from '../ui/list-screen/rich-more-menu.tsx'
import { errorText } from '../ui/states/error-text.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { type Addresses, consultaOf, searchOf, visaoIn } from './consulta.ts'
import { visoesQuery } from './queries.ts'
import { canRemove, ownerText, useVisaoWrites } from './use-visao-writes.ts'
import type { VisoesMenuProps } from './visoes-menu.tsx'

const dialogs = () => import('./visao-dialog.tsx')
const NovaVisaoDialog = lazy(async () => ({ default: (await dialogs()).NovaVisaoDialog }))
const EditVisaoDialog = lazy(async () => ({ default: (await dialogs()).EditVisaoDialog }))

interface GroupProps {
  title: string
  visoes: readonly Visao[]
  current: number | undefined
  linkTo: (visao: Visao) => LinkProps
}

const Group = ({ title, visoes, current, linkTo }: GroupProps) =>
  visoes.length === 0 ? null : (
    <>
      <Menu.Label>{title}</Menu.Label>
      {visoes.map((visao) => (
        <MenuLink
          key={visao.id}
          {...linkTo(visao)}
          aria-current={visao.id === current || undefined}
          leftSection={
            visao.id === current ? <Check size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />
          }
        >
          <span className={words.wraps}>{visao.nome}</span>
          {visao.minha && !visao.compartilhada ? null : (
            <span className={`${shared.small} ${words.block}`}>{ownerText(visao)}</span>
          )}
        </MenuLink>
      ))}
    </>
  )

interface RichVisoesMenuProps extends VisoesMenuProps {
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
}

/** The views of a list under their button, and what is done with the one that is shown. */
export function RichVisoesMenu({ list, look, who, button }: RichVisoesMenuProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const addresses = router.options as Addresses
  const { pathname, search } = useLocation({ select: ({ pathname, search }) => ({ pathname, search }) })
  const { data: visoes = [], error, isPending } = useQuery(visoesQuery(list.name))
  const [dialog, setDialog] = useState<'nova' | 'editar' | null>(null)
  const consulta = consultaOf(list, search as SearchParams, look, addresses)
  const current = visoes.find(({ id }) => id === visaoIn(search as SearchParams))
  const { update, remove } = useVisaoWrites(list.name)
  const linkTo = (visao: Visao) => ({ to: pathname, search: searchOf(visao, addresses) }) as LinkProps
  const show = (id: number) => void navigate(linkTo({ id, consulta } as Visao) as never)
  return (
    <>
      <RichDropDown button={button} width={280} tall>
        {error ? <Menu.Label>{errorText(error)}</Menu.Label> : null}
        {isPending ? <Menu.Label>Carregando…</Menu.Label> : null}
        {visoes.length === 0 && !isPending && !error ? (
          <Menu.Label>Salve a pesquisa, os filtros, a ordem e as colunas de agora com um nome.</Menu.Label>
        ) : null}
        <Group
          title="Minhas visões"
          visoes={visoes.filter(({ minha }) => minha)}
          current={current?.id}
          linkTo={linkTo}
        />
        <Group
          title="Compartilhadas"
          visoes={visoes.filter(({ minha }) => !minha)}
          current={current?.id}
          linkTo={linkTo}
        />
        <Menu.Divider />
        <Menu.Item leftSection={<Save size={16} aria-hidden />} onClick={() => setDialog('nova')}>
          Salvar visão
        </Menu.Item>
        {current?.minha && current.consulta !== consulta ? (
          <Menu.Item
            leftSection={<Save size={16} aria-hidden />}
            onClick={() => update({ ...current, consulta })}
          >
            Guardar as mudanças em “{current.nome}”
          </Menu.Item>
        ) : null}
        {current?.minha ? (
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => setDialog('editar')}>
            Renomear ou compartilhar
          </Menu.Item>
        ) : null}
        {current && canRemove(who, current) ? (
          <Menu.Item leftSection={<Trash2 size={16} aria-hidden />} onClick={() => void remove(current)}>
            Excluir “{current.nome}”
          </Menu.Item>
        ) : null}
      </RichDropDown>
      <Suspense fallback={null}>
        {dialog === 'nova' ? (
          <NovaVisaoDialog
            lista={list.name}
            consulta={consulta}
            who={who}
            onSaved={show}
            onClose={() => setDialog(null)}
          />
        ) : null}
        {dialog === 'editar' && current ? (
          <EditVisaoDialog visao={current} who={who} onClose={() => setDialog(null)} />
        ) : null}
      </Suspense>
    </>
  )
}
