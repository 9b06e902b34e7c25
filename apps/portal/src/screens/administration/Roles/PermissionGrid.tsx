import type { Role } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import { Checkbox } from '@intake/ui/Checkbox';
import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../administration.messages.ts';
import { areaNames, permissionNames, roleMessages as texts } from './Roles.messages.ts';
import { areas, canToggle, cellAfter } from './Roles.model.ts';
import type { RolesModel } from './Roles.model.ts';
import { Grid, RoleHead, Scroller } from './Roles.styles.ts';

export interface PermissionGridProps {
  roles: readonly Role[];
  own: RolesModel['own'];
  onToggle: (change: { role: Role; permission: Permission; isGiven: boolean }) => void;
  onRename: (role: Role) => void;
  onRemove: (role: Role) => void;
}

const rows = areas.flatMap(({ permissions }) => [...permissions]) as readonly Permission[];

/** Rights by roles. Tab leads from box to box as everywhere; arrows lead through the grid. */
export function PermissionGrid({ roles, own, onToggle, onRename, onRemove }: PermissionGridProps) {
  const { formatMessage } = useIntl();
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('td[data-row]') : null;
    if (!cell) return;
    const at = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    const isRtl = getComputedStyle(cell).direction === 'rtl';
    const next = cellAfter(event.key, at, { rows: rows.length, columns: roles.length }, isRtl);
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`td[data-row="${next.row}"][data-column="${next.column}"] input`)?.focus();
  };

  return (
    <Scroller>
      <Grid ref={grid} aria-label={formatMessage(texts.title)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(texts.right)}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                <RoleName role={role} onRename={onRename} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        {areas.map((area) => (
          <tbody key={area.id}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                {formatMessage(areaNames[area.id])}
              </th>
            </tr>
            {area.permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{formatMessage(permissionNames[permission])}</th>
                {roles.map((role, column) => (
                  <td key={role.id} data-row={rows.indexOf(permission)} data-column={column}>
                    <Checkbox
                      isLabelHidden
                      label={formatMessage(texts.cell, { role: role.name, right: formatMessage(permissionNames[permission]) })}
                      isSelected={role.permissions.includes(permission)}
                      isDisabled={!canToggle(role, permission, own)}
                      onChange={({ isSelected }) => onToggle({ role, permission, isGiven: isSelected })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Grid>
    </Scroller>
  );
}

function RoleName({ role, onRename, onRemove }: Pick<PermissionGridProps, 'onRename' | 'onRemove'> & { role: Role }) {
  const { formatMessage } = useIntl();
  return (
    <RoleHead>
      <span data-part="words">
        {role.name}
        <span data-part="people">{formatMessage(texts.people, { count: role.memberCount })}</span>
      </span>
      <Menu
        placement="bottom end"
        trigger={<IconButton size="sm" label={formatMessage(commonMessages.actionsFor, { name: role.name })} icon={<Ellipsis aria-hidden />} />}
        groups={[
          {
            id: 'role',
            items: [
              { id: 'rename', label: formatMessage(texts.rename) },
              { id: 'remove', label: formatMessage(commonMessages.remove), tone: 'danger', isDisabled: role.memberCount > 0 },
            ],
          },
        ]}
        onAction={({ id }) => (id === 'rename' ? onRename(role) : onRemove(role))}
      />
    </RoleHead>
  );
}
