-- A picture is stored by the server alone, once it has judged what the file holds: a policy knows the name of a file and not
-- its bytes. The row of the library is still the editor's own. No policy is left, so that over the API the roles of
-- visitors and users neither add nor change, list or remove a file in any bucket.
drop policy "Owners and editors add a picture under the name of its content" on storage.objects;
