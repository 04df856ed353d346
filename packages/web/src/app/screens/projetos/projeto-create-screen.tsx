import { MESSAGES } from '@paco/domain/projetos/messages'
import { useNavigate } from '@tanstack/react-router'
import { PATHS, pathTo } from '../../../paths.ts'
import { pessoasSearch } from '../../../pesquisa/pessoas-search.ts'
import { ProjetoCreateForm } from '../../../projetos/formulario/projeto-create-form.tsx'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { useNamedProjeto } from './use-named-projeto.ts'

const COPY_LEAD = 'Nada é salvo antes de “Cadastrar”.'
const LEAD = 'Nome e secretaria bastam para começar; o resto pode ser preenchido depois.'

export function ProjetoCreateScreen() {
  const who = useSession()
  const navigate = useNavigate()
  const shortcuts = [
    { label: 'Dashboard', link: { to: PATHS.home } },
    { label: 'Retorna projeto', link: useReturn(PATHS.relacao, { fixed: true }).link },
    { label: 'Ficha do projeto', link: useReturn(PATHS.fichaProjeto, { fixed: true }).link },
  ]
  const { id: copied, projeto: model, error, waiting } = useNamedProjeto('copia')
  const own = useSecretariaChoices().find(({ value }) => value === who?.id_secretaria)
  return (
    <>
      <PageHeader
        title="ADICIONAR UM NOVO PROJETO"
        lead={model ? `Cópia do processo ${model.id}: confira e mude o que for outro. ${COPY_LEAD}` : LEAD}
      >
        {shortcuts.map(({ label, link }) => (
          <ButtonLink key={label} {...link} variant="default">
            {label}
          </ButtonLink>
        ))}
      </PageHeader>
      {error && <Problem text={MESSAGES.copyFailed} />}
      {waiting ? (
        <Skeleton lines={10} />
      ) : (
        <ProjetoCreateForm
          key={copied}
          model={model}
          who={who}
          secretarias={secretariaOptions}
          pessoas={pessoasSearch}
          ownSecretaria={own?.label ?? ''}
          onSaved={(id, another) => {
            toast(MESSAGES.created)
            toast(`Projeto ${id} cadastrado`, { link: { label: 'Abrir', href: pathTo('viewProjeto', id) } })
            if (!another) void navigate({ to: PATHS.home })
          }}
        />
      )}
    </>
  )
}
