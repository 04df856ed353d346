import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const secretarias: Chapter = {
  id: 'secretarias',
  lead: 'As secretarias, assessorias e entidades da Prefeitura, e quem responde por cada uma.',
  who: 'Todos consultam. Só administradores cadastram, alteram e enviam fotos.',
  body: (
    <>
      <Topic title="Cadastrar e alterar">
        <ol>
          <li>
            <Link to="/fichasecretario">Relação Secretarias</Link> lista todas. Clique em <b>Editar</b> na
            linha, mude e clique em <b>Alterar</b>.
          </li>
          <li>
            Para uma nova, abra <b>Secretaria</b>, no menu, preencha, escolha uma imagem e clique em{' '}
            <b>Cadastrar</b>.
          </li>
        </ol>
        <p>
          O <b>nome curto</b> é o que aparece nos gráficos; o <b>nome oficial</b> leva o código, como em 02.09
          Educação.
        </p>
      </Topic>
      <Topic title="Desativar, ordenar e excluir">
        <p>
          <b>Desativar</b>, na linha ou na página da secretaria, diz antes quantas pessoas, projetos e outros
          registros ela tem. Ela deixa de ser oferecida para o que é novo, continua nomeada no que já existe,
          e as pessoas dela continuam entrando. <b>Reativar</b> a traz de volta. Só se exclui uma a que nada
          se refere.
        </p>
        <p>
          Na página da secretaria, <b>Lugar nas listas</b> e <b>Lugar nos gráficos</b> dizem a ordem: quem
          toma um lugar empurra as seguintes.
        </p>
      </Topic>
      <Topic title="Enviar a foto do secretário">
        <ol>
          <li>
            Abra <Link to="/perfil">Perfil Secretário</Link> e escolha a secretaria.
          </li>
          <li>
            Clique em <b>Escolher foto</b> ou arraste-a para o quadro (JPEG, PNG ou WebP, até 5 MB).
          </li>
          <li>
            Ajuste o corte quadrado e clique em <b>Enviar foto</b>.
          </li>
        </ol>
        <Figure name="perfil" />
      </Topic>
    </>
  ),
}
