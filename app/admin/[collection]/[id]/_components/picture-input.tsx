'use client';

import { useState } from 'react';
import type { FieldControl } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { PictureUpload } from './picture-upload';

type PictureInputProps = {
  control: FieldControl;
  name: string;
  value: string;
  readOnly?: boolean;
  onChange: () => void;
};

/** The address of a picture, which an upload fills in, and the picture at that address. */
export function PictureInput({ control, name, value, readOnly, onChange }: PictureInputProps) {
  const [address, setAddress] = useState(value);
  return (
    <div className="grid gap-3">
      <Input
        {...control}
        name={name}
        value={address}
        readOnly={readOnly}
        autoComplete="off"
        onChange={({ target }) => setAddress(target.value)}
      />
      <PictureThumbnail address={address} />
      {readOnly ? null : (
        <PictureUpload
          onUploaded={({ src }) => {
            setAddress(src);
            onChange();
          }}
        />
      )}
    </div>
  );
}

/** A picture of this site or an inline one; nothing for an address that holds none. */
export function PictureThumbnail({ address }: { address: string }) {
  if (!/^(\/(?!\/)|data:image\/)/.test(address)) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- shows what is typed; the optimiser refuses half an address
    <img
      key={address}
      src={address}
      alt=""
      className="max-h-48 max-w-full justify-self-start rounded-sm border-[1.5px] border-border"
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
    />
  );
}
